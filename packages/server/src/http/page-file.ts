/** One file of the page, ready to be sent. */
export interface PageFile {
  readonly body: Buffer
  readonly type: string
  /** Whether its name changes with what is in it, so that it may be kept for ever. */
  readonly isLasting: boolean
}
