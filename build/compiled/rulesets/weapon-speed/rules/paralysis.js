import { note } from '../events.js';
import { rework } from './deriving.js';
import { isParalyzed } from './who.js';
/** Makes everything true that follows from an injury or condition that came or went, and tells whom it paralyzes or frees. */
export function reworkTold(scene, row, rule) {
    const was = isParalyzed(scene, row);
    rework(scene, row, rule);
    const is = isParalyzed(scene, row);
    if (is !== was)
        note.down(scene, row, is ? 'paralyzed' : 'unbound');
}
//# sourceMappingURL=paralysis.js.map