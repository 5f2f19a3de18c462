/** Names that mean something else in commands and answers. */
export declare const RESERVED: string[];
//# sourceMappingURL=reserved.d.ts.map