import { counted, signed } from '@fray/kernel/rules';
import { ATTRIBUTE_NAMES, MELEE, RANGED, SKILL_NAMES, THROWN } from '../words.js';
/*
 * What weapons, powers and spells do, in words made from their data.
 */
/** What using something costs. */
export const COST_WORDS = {
    free: 'a Free Action',
    instant: 'an Instant',
    move: 'a Move Action',
    main: 'the Main Action',
    passive: 'always works',
};
const USUAL_REACH = 5;
/** A way of using a weapon in short: `melee 1d8, Shock 2/15`, `shot 1d6, 60/240 feet`. */
export function modeWords({ kind, damage, shock, reach, range }) {
    const what = kind === MELEE ? 'melee' : kind === RANGED ? 'shot' : 'thrown';
    return [
        `${what}${damage === null ? '' : ` ${damage.text}`}`,
        ...(shock === null ? [] : [`Shock ${shock.points}/${shock.maxAc ?? 'any AC'}`]),
        ...(kind !== MELEE ? [`${range.normal}/${range.most} feet`] : reach > USUAL_REACH ? [`reach ${reach} feet`] : []),
    ].join(', ');
}
/** A way of using a weapon in sentences. */
export function modeLines({ kind, attributes, skill, damage, shock, reach, range }) {
    const skills = kind === THROWN ? 'Shoot, Stab or Exert' : SKILL_NAMES[skill];
    const by = `${attributes.map((at) => ATTRIBUTE_NAMES[at]).join(' or ')} and ${skills}`;
    const verb = kind === MELEE
        ? `Strikes in melee at up to ${reach} feet`
        : `${kind === RANGED ? 'Shot' : 'Thrown'} up to ${range.normal} feet, at -2 up to ${range.most} feet`;
    const does = damage === null ? 'damage by a die that the referee names' : `${damage.text} damage`;
    const lines = [`${verb}, with ${by}: ${does}, plus the attribute.`];
    if (shock !== null) {
        const whom = shock.maxAc === null ? 'any AC' : `AC ${shock.maxAc} or less`;
        lines.push(`A miss still does ${shock.points} damage, plus the attribute, to ${whom} (Shock).`);
    }
    return lines;
}
const WHEN = {
    any: '',
    melee: ' in melee',
    ranged: ' with what is shot or thrown',
    unarmed: ' with bare hands',
};
const CHEAPER = {
    disengage: 'Disengaging',
    'stand-up': 'Standing up',
    reload: 'Reloading',
};
const half = (save, avoid) => save === null ? '' : save === 'half' ? '; a Physical save halves it' : `; a Physical save ${avoid}`;
/** An effect in a sentence. */
export function effectLine(effect, { it, lasts }) {
    const until = lasts ? ' until its side’s next turn' : '';
    const capital = `${it.charAt(0).toUpperCase()}${it.slice(1)}`;
    switch (effect.effect) {
        case 'damage': {
            const more = effect.addsToShock ? ', and to Shock' : '';
            return `${signed(effect.amount)} to damage${WHEN[effect.when]}${more}.`;
        }
        case 'to-hit':
            return `${signed(effect.amount)} to hit${WHEN[effect.when]}.`;
        case 'shock': {
            const points = effect.points === 0 ? [] : [`${counted(effect.points, 'point')} more Shock`];
            return `${[...points, ...(effect.anyAc ? ['Shock against any AC'] : [])].join(', and ')}.`;
        }
        case 'shock-immune':
            return `Shock does nothing to ${it}${until}, but for that of a swarm.`;
        case 'treat-as-hit':
            return 'The miss counts as a hit.';
        case 'treat-as-miss':
            return 'The hit counts as a miss.';
        case 'cheaper':
            return `${CHEAPER[effect.action]} costs ${COST_WORDS[effect.cost]}.`;
        case 'screen-extra':
            return `It screens against ${counted(effect.amount, 'attacker')} more each round.`;
        case 'heal':
            return `${capital} gets ${effect.amount.text} hit points back.`;
        case 'ac':
            return `${capital} has ${signed(effect.amount)} AC${until}.`;
        case 'extra-attack':
            return 'It makes one more attack.';
        case 'sees-unseen':
            return 'Nobody is unseen to it.';
        case 'no-opportunity':
            return `Nobody gets an attack of opportunity against ${it}${lasts ? ' for the rest of the round' : ''}.`;
        case 'hurt':
            return `${capital} takes ${effect.amount.text} damage${half(effect.save, 'avoids it')}.`;
        case 'knock-prone':
            return `${capital} falls prone${half(effect.save, 'avoids it')}.`;
        case 'push':
            return `${capital} is pushed ${effect.feet} feet straight away.`;
        case 'unseen':
            return `${capital} cannot be seen, though its place is known.`;
    }
}
//# sourceMappingURL=said-of-things.js.map