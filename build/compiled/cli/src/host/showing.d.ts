import { type Sitting } from './sitting.ts';
/** Shows the field and the order as the viewer may know them; `who` is to act or is asked. Returns how many lines that took. */
export declare function showField(sitting: Sitting, who: string): number;
/** The first fight of each game teaches it: a few sentences before the first decision. */
export declare function teach(sitting: Sitting): void;
//# sourceMappingURL=showing.d.ts.map