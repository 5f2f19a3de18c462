import type { Order } from '@fray/kernel';
import type { Terminal } from '../io/terminal.ts';
/** Who acts when: a mark for whose turn it is, numbers where turns come by them; for the ear as one sentence. */
export declare function showOrder(terminal: Terminal, order: Order): void;
//# sourceMappingURL=order.d.ts.map