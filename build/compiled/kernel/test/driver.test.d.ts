export {};
//# sourceMappingURL=driver.test.d.ts.map