import { expect, it } from 'vitest';
import { openerOf } from './browser.js';
const machine = (platform, environment = {}, programs = ['xdg-open']) => ({ platform, environment, has: (program) => programs.includes(program) });
it('opens pages with what each system has', () => {
    expect(openerOf(machine('darwin'))).toEqual(['open']);
    expect(openerOf(machine('win32'))?.[0]).toBe('cmd');
    expect(openerOf(machine('linux', { DISPLAY: ':0' }))).toEqual(['xdg-open']);
    expect(openerOf(machine('linux', { WAYLAND_DISPLAY: 'wayland-0' }))).toEqual(['xdg-open']);
    expect(openerOf(machine('linux', { WSL_DISTRO_NAME: 'Debian' }, ['wslview']))).toEqual(['wslview']);
});
it('opens none where nobody would see it', () => {
    expect(openerOf(machine('linux'))).toBeNull();
    expect(openerOf(machine('linux', { DISPLAY: ':0' }, []))).toBeNull();
    // A display that is forwarded over ssh is slow, and the address of this machine leads nowhere on the other.
    expect(openerOf(machine('linux', { DISPLAY: 'localhost:10.0', SSH_CONNECTION: '10.0.0.2 51000 10.0.0.1 22' }))).toBeNull();
    expect(openerOf(machine('darwin', { SSH_TTY: '/dev/ttys001' }))).toBeNull();
});
//# sourceMappingURL=browser.test.js.map