import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
const HOME = fileURLToPath(new URL('../../../page/', import.meta.url));
const BUILDER = join(HOME, 'scripts/build.ts');
/** The folder of the built page. */
export const PAGE = join(HOME, 'dist/');
/**
 * Builds the page where it is missing or older than what it is made of, which says so. False where it could not be built; what is
 * there stays.
 */
export async function buildPage(terminal) {
    if (!existsSync(BUILDER))
        return existsSync(PAGE);
    const child = spawn(process.execPath, [BUILDER, '--if-needed'], { stdio: ['ignore', 'inherit', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text) => {
        said += text;
    });
    const code = await new Promise((resolve) => {
        child.once('error', () => resolve(1));
        child.once('close', resolve);
    });
    if (code === 0)
        return true;
    terminal.complain(`The page could not be built: ${said.trim().split('\n').at(-1) ?? ''}`);
    return false;
}
//# sourceMappingURL=page.js.map