import { showBoard } from '../ui/board.js';
import { showOrder } from '../ui/order.js';
import { wrap } from '../ui/width.js';
import { lessonOf } from './lessons.js';
import { tableOf } from './sitting.js';
/** Lines that the list, the roster and the prompt need besides a map. */
const OTHERS = 14;
const LEAST_ROWS = 7;
/** Shows the field and the order as the viewer may know them; `who` is to act or is asked. Returns how many lines that took. */
export function showField(sitting, who) {
    const { map } = sitting;
    const table = tableOf(sitting);
    let lines = 0;
    const say = (line) => {
        lines++;
        sitting.terminal.say(line);
    };
    const { terminal: screen } = sitting;
    const terminal = {
        ...screen,
        width: screen.width,
        height: screen.height,
        say,
        tell: (text, indent = '') => wrap(text, screen.width, indent).forEach((line) => say(line)),
    };
    terminal.say();
    const rows = Math.max(LEAST_ROWS, terminal.height - OTHERS);
    sitting.part =
        showBoard(terminal, table, { who, last: sitting.part, rows, undrawn: map !== 'always' }) ?? sitting.part;
    showOrder(terminal, table.order);
    if (sitting.shown === '')
        sitting.shown = 'seen';
    return lines;
}
/** The first fight of each game teaches it: a few sentences before the first decision. */
export function teach(sitting) {
    if (sitting.taught)
        return;
    sitting.taught = true;
    for (const line of lessonOf(sitting))
        sitting.terminal.tell(sitting.terminal.colours.hint(line), '  ');
}
//# sourceMappingURL=showing.js.map