import { escalationFigures } from './escalation/figures.ts'
import { freeHitsFigures } from './free-hits/figures.ts'
import { gridMovementFigures } from './grid/movement.ts'
import { gridSightFigures } from './grid/sight.ts'
import { machineText } from './measure.ts'
import { plainFigures } from './plain/figures.ts'
import { shockFigures } from './shock/figures.ts'
import { weaponSpeedFigures } from './weapon-speed/figures.ts'
import { zonesFigures } from './zones/figures.ts'

console.log(`Fray benchmarks. ${machineText()}`)
plainFigures()
zonesFigures()
shockFigures()
freeHitsFigures()
escalationFigures()
weaponSpeedFigures()
gridSightFigures()
gridMovementFigures()
