import { refuse } from '../citing.js';
import { beginTurn } from '../rules/turns.js';
import { actorNow } from '../rules/who.js';
import { act } from './define.js';
/** The turn of one who has not begun it. */
export const begin = act({
    id: 'begin',
    rule: 'order-within-band',
    title: 'Begin the turn',
    when: 'begin',
    formal: true,
    check: (scene, { actor }) => actorNow(scene) === actor ? refuse('order-within-band', `${scene.name(actor)} has begun its turn.`) : null,
    resolve: (scene, { actor }) => beginTurn(scene, actor),
});
//# sourceMappingURL=action.js.map