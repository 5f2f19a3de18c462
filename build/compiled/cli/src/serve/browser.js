import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
/**
 * What opens a page on a machine in front of somebody; null where nobody would see it: over ssh, without a display, without a
 * program that opens pages.
 */
export function openerOf({ platform, environment, has }) {
    if (environment.SSH_CONNECTION || environment.SSH_TTY || environment.SSH_CLIENT)
        return null;
    if (platform === 'darwin')
        return ['open'];
    if (platform === 'win32')
        return ['cmd', '/c', 'start', '""'];
    if (environment.WSL_DISTRO_NAME && has('wslview'))
        return ['wslview'];
    if (!environment.DISPLAY && !environment.WAYLAND_DISPLAY)
        return null;
    return has('xdg-open') ? ['xdg-open'] : null;
}
/** The machine that this runs on. */
export const thisMachine = {
    platform: process.platform,
    environment: process.env,
    has: (program) => (process.env.PATH ?? '').split(delimiter).some((folder) => {
        try {
            accessSync(join(folder, program), constants.X_OK);
            return true;
        }
        catch {
            return false;
        }
    }),
};
/** Opens a page; nothing waits for it, and where it does not open, the address has been printed. */
export function openPage([program, ...first], address) {
    const child = spawn(program, [...first, address], { stdio: 'ignore', detached: true });
    child.on('error', () => undefined);
    child.unref();
}
//# sourceMappingURL=browser.js.map