import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exactMean, throughRandomFights } from '../../test/expectations.js';
import { acts } from '../actions/all.js';
import { freeHits } from '../index.js';
import { chanceFrom, faceFor, spellChance } from '../policies/expecting.js';
import { FreeHitQuestion } from '../rules/strikes.js';
import { NO_AIM } from '../words.js';
const decline = (question) => (question instanceof FreeHitQuestion ? 0 : question.preset);
/** How likely the command's own attack is to hit: the first one on that target that its actor rolls. */
function shareOfHits(scene, command, target) {
    let first = null;
    const { blow } = scene;
    scene.blow = (by, on, hit, degree) => {
        if (by === command.actor && on === target)
            first ??= hit;
        blow.call(scene, by, on, hit, degree);
    };
    const share = exactMean(freeHits.rules, scene, command, decline, () => {
        const was = first;
        first = null;
        expect(was).not.toBeNull();
        return Number(was);
    });
    scene.blow = blow;
    return share;
}
/** Compares the chance of every unaimed attack and every attacking spell on one; gives how many of each there were. */
function compared(encounter, seeds) {
    let [blows, spells] = [0, 0];
    throughRandomFights(freeHits, encounter, seeds, (scene, actor) => {
        for (const action of [acts.attack, acts.extraAttack]) {
            for (const command of action.suggest(scene, actor)) {
                if (!acts.attack.is(command) && !acts.extraAttack.is(command))
                    continue;
                const { target, weapon, aim } = command;
                if (aim !== NO_AIM || action.check(scene, command) !== null)
                    continue;
                const chance = chanceFrom(faceFor(scene, actor, target, weapon, action === acts.extraAttack));
                expect(chance).toBeCloseTo(shareOfHits(scene, command, target), 9);
                blows++;
            }
        }
        for (const command of acts.cast.suggest(scene, actor)) {
            if (!acts.cast.is(command))
                continue;
            const spell = scene.unit(actor).sheet.spells[command.spell];
            if (!spell.attack || spell.isLong || command.target < 0 || command.improve.length > 0)
                continue;
            if (acts.cast.check(scene, command) !== null)
                continue;
            expect(spellChance(scene, actor, command.target, spell)).toBeCloseTo(shareOfHits(scene, command, command.target), 9);
            spells++;
        }
    });
    return [blows, spells];
}
const ready = (name) => parse(readFileSync(join(import.meta.dirname, '../../../../encounters/free-hits', `${name}.yaml`), 'utf8'));
describe('what the policy expects of attacks', () => {
    test.each([
        ['mirror', 30, 50],
        ['churchyard', 0, 60],
        ['hayfield', 150, 0],
    ])('is as likely as the rules make it, whatever has come about: %s', (name, leastBlows, leastSpells) => {
        const [blows, spells] = compared(ready(name), 12);
        expect(blows).toBeGreaterThanOrEqual(leastBlows);
        expect(spells).toBeGreaterThanOrEqual(leastSpells);
    }, 60_000);
});
//# sourceMappingURL=expecting.test.js.map