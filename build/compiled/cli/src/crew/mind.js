import { decideTogether, isTrying, SEARCH_TIME } from '@fray/lab';
import { AskedThread } from './asking.js';
/** A hand in a thread of its own. */
class ThreadHand {
    thread;
    constructor(ruleset) {
        this.thread = new AskedThread('./thinking-worker.ts', ruleset);
    }
    async prepare(moment) {
        return (await this.thread.ask({ moment }, 'prepared')).prepared;
    }
    async worths(trials) {
        return (await this.thread.ask({ trials }, 'worths')).worths;
    }
    close() {
        return this.thread.close();
    }
}
/** The milliseconds that a policy's own name grants it, as `search:200ms` does; what people wait for otherwise. */
const timeOf = (policy) => Number(/:(\d+)ms$/.exec(policy)?.[1] ?? SEARCH_TIME);
/**
 * A mind of so many threads for a fight of the ruleset. It answers within a second. With `now` its threads start at once, else
 * when somebody has to be thought for the first time.
 */
export function threadMind(ruleset, threads, now = false) {
    const start = () => Array.from({ length: threads }, () => new ThreadHand(ruleset));
    let hands = now ? start() : [];
    return {
        takes: isTrying,
        decide(moment, signal) {
            if (hands.length === 0)
                hands = start();
            const within = timeOf(moment.policy);
            return decideTogether(moment, hands, { now: () => performance.now(), within, signal });
        },
        async close() {
            await Promise.all(hands.map((hand) => hand.close()));
        },
    };
}
//# sourceMappingURL=mind.js.map