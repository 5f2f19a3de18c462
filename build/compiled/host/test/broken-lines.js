/** A clock that stands until it is put forward, and no chance at all. */
export class TestClock {
    time = 1_000;
    due = [];
    now() {
        return this.time;
    }
    later(milliseconds, call) {
        const one = { at: this.time + milliseconds, call };
        this.due.push(one);
        return () => {
            const at = this.due.indexOf(one);
            if (at >= 0)
                this.due.splice(at, 1);
        };
    }
    chances = 0;
    chance() {
        this.chances = (this.chances * 16807 + 11) % 2147483647;
        return this.chances / 2147483647;
    }
    /** Puts it forward, and calls what is due on the way. */
    forward(milliseconds) {
        const until = this.time + milliseconds;
        for (;;) {
            const next = this.due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
            if (next === undefined)
                break;
            this.due.splice(this.due.indexOf(next), 1);
            this.time = Math.max(this.time, next.at);
            next.call();
        }
        this.time = until;
    }
}
/** The transport over a line that breaks: before a message goes through, or after; nobody is told which. */
export const breakable = (transport, breaking) => ({
    open({ open, hear, closed }) {
        let isBroken = false;
        const crash = () => {
            if (isBroken)
                return;
            isBroken = true;
            breaking.broken++;
            wire.close();
            void Promise.resolve().then(() => closed(1006, ''));
        };
        const breaksNow = () => breaking.oneIn > 0 && breaking.random(breaking.oneIn) === 0;
        const wire = transport.open({
            open: () => {
                if (!isBroken)
                    open();
            },
            hear(text) {
                if (isBroken)
                    return;
                if (breaksNow())
                    crash();
                else
                    hear(text);
            },
            closed(code, words) {
                if (!isBroken)
                    closed(code, words);
            },
        });
        return {
            send(text) {
                if (isBroken)
                    return;
                const [before, after] = [breaksNow(), breaksNow()];
                if (!before)
                    wire.send(text);
                // What was sent before a line breaks arrives.
                if (before || after)
                    void Promise.resolve()
                        .then(() => Promise.resolve())
                        .then(crash);
            },
            close: () => wire.close(),
        };
    },
});
//# sourceMappingURL=broken-lines.js.map