import { lineOf } from '@fray/kernel';
/** What is thought about elsewhere, one thing at a time: what the fight has left behind is given up. */
export class Thoughts {
    session;
    mind;
    thought = null;
    constructor(session, mind) {
        this.session = session;
        this.mind = mind;
    }
    takes(policy) {
        return this.mind.takes(policy);
    }
    /** Settles when what is thought about now has been decided. */
    get settled() {
        return this.thought?.settled ?? Promise.resolve();
    }
    stop() {
        if (this.thought !== null)
            this.thought.signal.aborted = true;
        this.thought = null;
    }
    /** What has been decided for the row as the fight stands now; null while it is thought about. Throws what went wrong with it. */
    about(row, policy, seed) {
        const { played, openTape, ply } = this.session;
        const about = `${ply} ${played.at(-1)?.check} ${openTape.length} ${row} ${seed}`;
        if (this.thought?.about !== about) {
            this.stop();
            this.thought = this.begin(about, row, policy, seed);
        }
        const { found, error } = this.thought;
        if (error !== null)
            throw error;
        if (found !== null)
            this.thought = null;
        return found;
    }
    begin(about, row, { id: policy }, seed) {
        const { setup, played, openCommand, openTape } = this.session;
        const { ruleset, encounter } = setup;
        const open = openCommand === null ? null : { seat: '', command: openCommand, tape: [...openTape] };
        const signal = { aborted: false };
        const decided = this.mind.decide({ ruleset, encounter, moves: played.map(lineOf), open, row, policy, seed }, signal);
        const thought = {
            about,
            signal,
            found: null,
            error: null,
            settled: decided.then((found) => {
                thought.found = found;
            }, (error) => {
                thought.error = error;
            }),
        };
        return thought;
    }
}
//# sourceMappingURL=thoughts.js.map