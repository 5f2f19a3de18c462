import { Counter } from '../statistics/spread.js';
import { Notables } from './notable.js';
/** How trials ended, in numbers that do not grow with the trials. */
export class Ends {
    trials = 0;
    rounds = new Counter();
    commands = new Counter();
    notable = new Notables();
    byEnding = new Map();
    byWinner = new Map();
    /** Adds a trial; to be called in the order of their numbers. */
    add(trial) {
        const { ending, winner, rounds, commands } = trial;
        this.trials++;
        this.byEnding.set(ending, this.ended(ending) + 1);
        this.byWinner.set(winner, this.wins(winner) + 1);
        this.rounds.add(rounds);
        this.commands.add(commands);
        this.notable.add(trial);
    }
    /** How many of them ended so. */
    ended(ending) {
        return this.byEnding.get(ending) ?? 0;
    }
    /** How many of them the side (by position) has won. */
    wins(side) {
        return this.byWinner.get(side) ?? 0;
    }
    /** The sides (by position) that have won at all. */
    winners() {
        return [...this.byWinner.keys()].filter((side) => side >= 0);
    }
}
//# sourceMappingURL=ends.js.map