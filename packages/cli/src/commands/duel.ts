import type { Terminal } from '../io/terminal.ts'
import type { Opened } from '../play/situation.ts'
import type { OddsOptions } from './odds.ts'
export function duel(_terminal: Terminal, _opened: Opened, _wishes: OddsOptions): void {}
