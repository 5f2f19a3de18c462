import { canDrawOver, drawOver } from '../io/output.js';
/** Milliseconds between two drawings. */
const INTERVAL = 100;
/** A line on standard error that says what is going on; nothing where standard error is no terminal. */
export class StatusLine {
    drawn = 0;
    isShown = canDrawOver();
    show(text) {
        const now = performance.now();
        if (!this.isShown || now - this.drawn < INTERVAL)
            return;
        this.drawn = now;
        drawOver(text);
    }
    /** Takes the line away. */
    clear() {
        if (this.drawn > 0)
            drawOver('');
    }
}
//# sourceMappingURL=status-line.js.map