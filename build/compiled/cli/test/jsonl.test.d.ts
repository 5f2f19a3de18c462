export {};
//# sourceMappingURL=jsonl.test.d.ts.map