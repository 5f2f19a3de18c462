/** What is asked of a machine to find out whether it shows pages. */
export interface Machine {
    readonly platform: NodeJS.Platform;
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** Whether there is a program of that name. */
    has(program: string): boolean;
}
/** How a page is opened: a program and its arguments before the address. */
export type Opener = readonly [string, ...string[]];
/**
 * What opens a page on a machine in front of somebody; null where nobody would see it: over ssh, without a display, without a
 * program that opens pages.
 */
export declare function openerOf({ platform, environment, has }: Machine): Opener | null;
/** The machine that this runs on. */
export declare const thisMachine: Machine;
/** Opens a page; nothing waits for it, and where it does not open, the address has been printed. */
export declare function openPage([program, ...first]: Opener, address: string): void;
//# sourceMappingURL=browser.d.ts.map