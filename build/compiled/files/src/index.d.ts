export * from './case-file.ts';
export * from './case-given.ts';
export * from './case-rolls.ts';
export * from './case-run.ts';
export * from './cases.ts';
export * from './command-text.ts';
export * from './encounter.ts';
export * from './games.ts';
export * from './journal-file.ts';
export * from './schemas.ts';
export * from './yaml.ts';
//# sourceMappingURL=index.d.ts.map