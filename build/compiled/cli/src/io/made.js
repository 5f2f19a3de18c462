import { readFileSync } from 'node:fs';
/** Version of the `fray` command. */
export const version = () => JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
/** A word as it has to be typed in a shell. */
const typed = (word) => (/^[\w./:=,%@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
/** What a report says of its making: this Fray, and the command as it was typed, with the seed that it got. */
export const made = (command, seed) => {
    const words = process.argv.slice(process.argv.indexOf(command));
    const isSeeded = words.some((word) => word === '--seed' || word.startsWith('--seed='));
    const all = ['fray', ...words, ...(isSeeded ? [] : ['--seed', seed])];
    return { program: `Fray ${version()}`, command: all.map(typed).join(' ') };
};
//# sourceMappingURL=made.js.map