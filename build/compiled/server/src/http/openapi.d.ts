type Plain = Record<string, unknown>;
/** What programs may send over HTTP, as OpenAPI: made of the same declarations that read it. */
export declare function openApi(version: string): Plain;
export {};
//# sourceMappingURL=openapi.d.ts.map