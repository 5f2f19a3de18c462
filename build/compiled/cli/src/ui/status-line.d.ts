/** A line on standard error that says what is going on; nothing where standard error is no terminal. */
export declare class StatusLine {
    private drawn;
    private readonly isShown;
    show(text: string): void;
    /** Takes the line away. */
    clear(): void;
}
//# sourceMappingURL=status-line.d.ts.map