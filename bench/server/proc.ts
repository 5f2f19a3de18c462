import { readFileSync } from 'node:fs'

/** The numbers of a process after its name, as the system keeps them: of the parent, of time and of much else. Linux alone has them. */
export const statOf = (pid: number | string): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** Milliseconds of processor time that a process has had, all its threads. */
export const processorOf = (pid: number | string): number => {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Bytes of memory that a process has now. */
export const memoryOf = (pid: number | string): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
