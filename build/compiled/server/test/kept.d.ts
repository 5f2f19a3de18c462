/** How many requests of each seat (`FIGHT SEAT`) a data folder keeps as accepted: read as it lies there, without the server. */
export declare function acceptedIn(data: string): ReadonlyMap<string, number>;
//# sourceMappingURL=kept.d.ts.map