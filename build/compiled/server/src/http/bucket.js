/** Lets through so many a second, after a burst of five times as many. */
export class Bucket {
    rate;
    left;
    at;
    constructor(rate, now) {
        this.rate = rate;
        this.left = rate * BURST;
        this.at = now;
    }
    /** Takes one; false where too many came. `now` is in milliseconds. */
    take(now) {
        this.fill(now);
        if (this.left < 1)
            return false;
        this.left--;
        return true;
    }
    /** Whether nothing was taken for so long that nobody needs to remember it. */
    isFull(now) {
        this.fill(now);
        return this.left >= this.rate * BURST;
    }
    fill(now) {
        this.left = Math.min(this.rate * BURST, this.left + ((now - this.at) / 1000) * this.rate);
        this.at = now;
    }
}
const BURST = 5;
/** A bucket for each address, forgotten once it is full again. */
export class Buckets {
    rate;
    buckets = new Map();
    constructor(rate) {
        this.rate = rate;
    }
    take(address, now) {
        let bucket = this.buckets.get(address);
        if (bucket === undefined) {
            if (this.buckets.size >= MOST_ADDRESSES)
                this.sweep(now);
            bucket = new Bucket(this.rate, now);
            this.buckets.set(address, bucket);
        }
        return bucket.take(now);
    }
    sweep(now) {
        for (const [address, bucket] of this.buckets)
            if (bucket.isFull(now))
                this.buckets.delete(address);
        // Somebody who speaks from so many addresses at once has the others forgotten, not the memory used up.
        if (this.buckets.size >= MOST_ADDRESSES)
            this.buckets.clear();
    }
}
const MOST_ADDRESSES = 10_000;
//# sourceMappingURL=bucket.js.map