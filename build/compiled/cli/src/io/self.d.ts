/** What to type in front of a command of ours, so that it can be pasted where the person is. */
export declare function selfName(): string;
/** npm runs scripts in the package's folder: goes back to where the person was, so that paths mean what they say. */
export declare function goWhereThePersonIs(): void;
//# sourceMappingURL=self.d.ts.map