import { REFEREE } from '@fray/kernel/rules';
import { note, roll } from '../events.js';
import { cite } from '../scene.js';
import { INVISIBLE, TO_SNEAK } from '../words.js';
import { has } from './conditions.js';
import { addGranted, CRIT, Net, rollNatural } from './rolls.js';
cite('skill-check', 'invisible');
/** Skills by which one sneaks, whatever a table calls them. */
const SNEAKING = new Set(['sneak', 'sneaking', 'stealth', 'hide', 'hiding']);
/** A skill check against the referee's number: sneaking while Invisible has 2 Advantage; a Natural 17 or more brings a bonus. */
export function skillCheck(scene, who, skill, number) {
    const net = new Net(scene);
    if (SNEAKING.has(skill.toLowerCase())) {
        if (has(scene, who, INVISIBLE))
            net.add(2, 'Invisible');
        addGranted(scene, who, TO_SNEAK, net);
    }
    const tally = scene.tally();
    const natural = rollNatural(scene, who, net, 'skill-check', skill === '' ? 'a skill check' : skill, tally);
    const bonus = scene.fighter(who).sheet.skills[skill] ?? 0;
    if (bonus !== 0)
        tally.add(bonus, 'skill-check', skill);
    const passed = tally.total >= number;
    roll.skill(scene, who, 'skill-check', tally, number, passed, skill, net.reasons);
    if (natural >= CRIT && passed) {
        const text = scene.askText({
            rule: 'skill-check',
            kind: 'text',
            to: REFEREE,
            prompt: '{0} has done it uncommonly well. What more does it bring?',
            about: [who],
            options: [],
            preset: 0,
            presetText: 'nothing',
        });
        note.outcome(scene, who, text);
    }
    return passed;
}
//# sourceMappingURL=skills.js.map