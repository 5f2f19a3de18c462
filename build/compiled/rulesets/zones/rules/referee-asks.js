import { choice, REFEREE } from '@fray/kernel/rules';
import { ASK_REFEREE, ATTRIBUTES, CON } from '../words.js';
const ATTRIBUTE_OPTIONS = ATTRIBUTES.map((a) => ({ value: a, label: a.toUpperCase() }));
/** Attributes with the preset first, as the question lists them. */
function attributeOptions(preset) {
    const first = ATTRIBUTE_OPTIONS[preset];
    return [first, ...ATTRIBUTE_OPTIONS.filter((o) => o !== first)];
}
const BY_PRESET = ATTRIBUTES.map((_, preset) => attributeOptions(preset));
/**
 * Which Attribute a Test takes: the one that the data names, the table's fixed choice, or the referee's answer. A Creature
 * Tests its Skill whatever the Attribute, so for one nobody is asked.
 */
export function chooseAttribute(scene, who, named, preset, prompt) {
    if (named !== ASK_REFEREE)
        return named;
    if (scene.fixedAttribute >= 0)
        return scene.fixedAttribute;
    if (scene.now.combatant.character[who] === 0)
        return preset;
    const options = BY_PRESET[preset];
    const answer = scene.ask(choice('test-attribute-by-referee', REFEREE, prompt, [who], options));
    return ATTRIBUTES.indexOf(options[answer].value);
}
/** The Attribute of an effect's Test, chosen when the effect lands. */
export const chooseEffectAttribute = (scene, who, named) => chooseAttribute(scene, who, named, CON, 'Which Attribute does {0} Test against this effect?');
/** The DR of an effect's Test, named when the effect lands. */
export const chooseEffectDr = (scene, who, named) => named === ASK_REFEREE ? chooseDr(scene, who, 'What is the DR of the Test of {0} against this effect?') : named;
/** The DR that the referee names before the dice are rolled. */
export function chooseDr(scene, who, prompt) {
    return scene.ask({
        rule: 'default-dr',
        kind: 'number',
        to: REFEREE,
        prompt,
        about: [who],
        options: [],
        preset: scene.dr,
        min: 1,
        max: 60,
    });
}
//# sourceMappingURL=referee-asks.js.map