import { actionsFor, choice, defineTables, REFEREE, refusing, Scene, } from '@fray/kernel/rules';
import { expect, it } from 'vitest';
const tables = defineTables({});
const refuse = refusing();
class OwnScene extends Scene {
}
const setup = {
    ruleset: 'brawl',
    title: 'Nobody',
    encounter: {},
    options: {},
    sides: [],
    seats: [],
    notes: [],
};
it('does not compile', () => {
    const scene = new OwnScene(tables, { combatant: 0 }, setup);
    scene.record(true);
    // @ts-expect-error in a refusal
    const refusal = refuse('atack-roll', 'No.');
    // @ts-expect-error in a part of a number
    const tally = scene.tally().add(1, 'atack-roll', 'Skill');
    // @ts-expect-error in a question
    const question = () => scene.ask(choice('atack-roll', REFEREE, 'Well?', [], []));
    // @ts-expect-error in a roll
    const roll = () => scene.die(6, REFEREE, 'atack-roll', 'a die');
    const { act } = actionsFor();
    const action = act({
        id: 'attack',
        // @ts-expect-error in an action
        rule: 'atack-roll',
        title: 'Attack',
        check: () => null,
        resolve: () => { },
    });
    expect([refusal.rule, tally.parts?.[0].rule, action.rule]).toEqual(['atack-roll', 'atack-roll', 'atack-roll']);
    expect([question, roll].map((one) => typeof one)).toEqual(['function', 'function']);
});
//# sourceMappingURL=misspelt.test.js.map