/** A data folder that is not there yet, and is gone after the test. */
export declare function newFolder(): string;
//# sourceMappingURL=new-folder.d.ts.map