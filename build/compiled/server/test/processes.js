import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
const root = join(import.meta.dirname, '../../..');
/** Starts `fray serve` in a process of its own. */
export function startProcess(data, port, more = []) {
    const args = ['serve', '--port', String(port), '--data', data, '--log', 'error', ...more];
    const child = spawn(process.execPath, [join(root, 'packages/cli/bin/fray.js'), ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    return new Promise((resolve, reject) => {
        const hear = (text) => {
            said += text.toString();
            const found = /serves (http:\S+)/.exec(said);
            if (found !== null)
                resolve({ child, base: found[1] });
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.on('close', () => reject(new Error(`The server has ended: ${said}`)));
    });
}
/** Kills a process at once, as the power does, and waits until it is gone. */
export async function kill(child) {
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
}
/** Waits until something holds. */
export async function until(holds, what, milliseconds = 20_000) {
    const end = performance.now() + milliseconds;
    while (!holds()) {
        if (performance.now() > end)
            throw new Error(`This has not come about: ${what}.`);
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
}
//# sourceMappingURL=processes.js.map