/** One file of the page, ready to be sent. */
export interface PageFile {
  readonly body: Buffer
  readonly type: string
  /** Whether its name changes with its content, so that it may be cached for ever. */
  readonly isLasting: boolean
}
