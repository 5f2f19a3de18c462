import { machineText } from './measure.ts'
import { plainFigures } from './plain/figures.ts'
import { zonesFigures } from './zones/figures.ts'

console.log(`Fray benchmarks. ${machineText()}`)
plainFigures()
zonesFigures()
