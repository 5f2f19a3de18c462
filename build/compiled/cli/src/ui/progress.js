import { canDrawOver, drawOver } from '../io/output.js';
/** Milliseconds between two drawings. */
const INTERVAL = 100;
const BAR = 24;
/** A line on standard error that says how far something has come; nothing where standard error is no terminal. */
export class ProgressLine {
    drawn = 0;
    isShown = canDrawOver();
    /** `text` is asked only when it is time to draw. */
    show(text) {
        const now = performance.now();
        if (!this.isShown || now - this.drawn < INTERVAL)
            return;
        this.drawn = now;
        drawOver(text());
    }
    /** Takes the line away. */
    clear() {
        if (this.drawn > 0)
            drawOver('');
    }
}
/** A bar on standard error that shows how far a simulation has come, how fast it goes and how long it still takes. */
export class ProgressBar {
    wanted;
    side;
    start = performance.now();
    line = new ProgressLine();
    isUnicode;
    /**
     * `precision` is what the simulation is to reach, or null; `side` what the first side is called, where its chance so far
     * is told. Nothing is drawn where standard error is no terminal.
     */
    constructor(precision, isUnicode, side = '') {
        this.wanted = precision;
        this.side = side;
        this.isUnicode = isUnicode;
    }
    show = (progress) => {
        this.line.show(() => progressLine(progress, this.wanted, (performance.now() - this.start) / 1000, this.isUnicode, this.side));
    };
    /** Takes the bar away. */
    clear() {
        this.line.clear();
    }
}
/** The trials that will be needed in all, as far as can be told: the interval narrows with the root of their number. */
function neededOf({ trials, of, precision }, wanted) {
    if (wanted === null)
        return of;
    return Math.min(of, Math.ceil(trials * Math.max(1, (precision / wanted) ** 2)));
}
/** One line, the result so far first: `Party 86%  #####.....  1,200 of 10,000 fights  2,400/s  +-2.8%  4 s left`. */
export function progressLine(progress, wanted, seconds, isUnicode, side = '') {
    const { trials, precision } = progress;
    const needed = neededOf(progress, wanted);
    const full = Math.floor((BAR * trials) / needed);
    const [on, off] = isUnicode ? ['█', '░'] : ['#', '.'];
    const rate = seconds > 0 ? trials / seconds : 0;
    const left = rate > 0 ? Math.ceil((needed - trials) / rate) : null;
    const of = `${trials.toLocaleString('en')} of ${wanted === null ? '' : 'about '}${needed.toLocaleString('en')} fights`;
    const exact = `${isUnicode ? '±' : '+-'}${(100 * precision).toFixed(1)}%`;
    return [
        ...(side === '' || progress.won === undefined ? [] : [`${side} ${Math.round(100 * progress.won)}%`]),
        on.repeat(full) + off.repeat(BAR - full),
        of,
        `${Math.round(rate).toLocaleString('en')}/s`,
        exact,
        left === null ? '' : `${timeText(left)} left`,
    ].join('  ');
}
/** `12 s`, `3 min 5 s`, `2 h 10 min`. */
function timeText(seconds) {
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
//# sourceMappingURL=progress.js.map