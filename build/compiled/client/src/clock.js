/** What browsers, workers and Node have alike. */
const world = globalThis;
/** The clock of the machine. */
export const machineClock = {
    now: () => Date.now(),
    later(milliseconds, call) {
        const timer = world.setTimeout(call, milliseconds);
        return () => world.clearTimeout(timer);
    },
    chance: () => Math.random(),
};
//# sourceMappingURL=clock.js.map