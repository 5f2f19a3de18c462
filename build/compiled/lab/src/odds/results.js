import { Blows, Recorder } from '@fray/kernel';
/** Ways of falling that are followed before odds are sampled instead. */
export const MOST_WAYS = 100_000;
/** Samples that are taken where an exact answer would take too long. */
export const SAMPLES = 10_000;
/** Dice after which no further sample is taken. */
export const MOST_DICE = 2_000_000;
/** How often somebody is asked whether to stop. */
export const ASK_EVERY = 256;
/** Odds that were given up because somebody wanted it. */
export class OddsStopped extends Error {
    name = 'OddsStopped';
}
const NO_EVENTS = [];
const NO_BLOWS = new Blows();
/** Outcomes, numbered as they come. */
export class Outcomes {
    values = [];
    numbers = new Map();
    byMark = new Map();
    latestMark = null;
    latest = -1;
    reading;
    constructor(reading) {
        this.reading = reading;
    }
    /** The number of what is read from the scene now, with what was heard of the blows. */
    read(scene) {
        const { recorder } = scene;
        const { reading, byMark } = this;
        const blows = scene.blows ?? NO_BLOWS;
        if (recorder !== null || reading.mark === undefined) {
            return this.numberOf(reading.read(scene, blows, recorder === null ? NO_EVENTS : recorder.events));
        }
        const mark = reading.mark(scene, blows);
        if (mark === this.latestMark)
            return this.latest;
        let number = byMark.get(mark);
        if (number === undefined) {
            number = this.numberOf(reading.read(scene, blows, NO_EVENTS));
            byMark.set(mark, number);
        }
        this.latestMark = mark;
        this.latest = number;
        return number;
    }
    numberOf(value) {
        const key = this.reading.key?.(value) ?? keyOf(value);
        let number = this.numbers.get(key);
        if (number === undefined) {
            number = this.values.length;
            this.values.push(value);
            this.numbers.set(key, number);
        }
        return number;
    }
}
const keyOf = (value) => typeof value === 'number' ? value : typeof value === 'string' ? `"${value}` : JSON.stringify(value);
/** A recorder for a reading, or null where it wants no events. */
export const recorderFor = (reading) => reading.events === true ? new Recorder() : null;
//# sourceMappingURL=results.js.map