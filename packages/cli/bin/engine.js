// How V8 makes Fray's code fast. A fight is one loop through many small functions: rules that ask, rules that answer. V8
// puts functions into the ones that call them up to a measure that this loop uses up; with half as much again whole fights
// are a tenth faster (docs/explanation/speed.md), with more the large ones become slower. Before anything else is loaded, for what
// Node keeps compiled holds only under the same settings.

import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--max-inlined-bytecode-size-cumulative=1400')
