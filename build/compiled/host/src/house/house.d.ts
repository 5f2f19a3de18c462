import type { Hosting, House } from '../hosting.ts';
/** Opens the house of a host: nothing is done until fights are begun or connections come. */
export declare const openHouse: (hosting: Hosting) => House;
//# sourceMappingURL=house.d.ts.map