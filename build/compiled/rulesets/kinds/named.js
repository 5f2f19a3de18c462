/** What settles a list of things that are called by name: each has a name of its own. `one` is what one is called. */
export function named(one) {
    return (all, { problems }, path) => {
        const names = new Set();
        all.forEach(({ name }, i) => {
            if (names.has(name.toLowerCase())) {
                problems.add([...path, i], `There is a second ${one} called "${name}": give each a name of its own.`);
            }
            names.add(name.toLowerCase());
        });
        return all;
    };
}
//# sourceMappingURL=named.js.map