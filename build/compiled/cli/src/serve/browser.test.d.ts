export {};
//# sourceMappingURL=browser.test.d.ts.map