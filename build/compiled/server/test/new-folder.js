import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
/** A data folder that is not there yet, and is gone after the test. */
export function newFolder() {
    const above = mkdtempSync(join(tmpdir(), 'fray-server-'));
    onTestFinished(() => rmSync(above, { recursive: true, force: true }));
    return join(above, 'data');
}
//# sourceMappingURL=new-folder.js.map