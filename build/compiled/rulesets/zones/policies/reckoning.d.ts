import type { Rider } from '../kinds/effects.ts';
import type { ZonesScene } from '../scene.ts';
/** What an opponent does in a Turn, in hit points, roughly. */
export declare const threatOf: (scene: ZonesScene, who: number) => number;
/** What Ongoing Damage and hindrances cost somebody, in hit points, roughly; what it has already counts nothing. */
export declare function riderWorth(scene: ZonesScene, who: number, { ongoing, hindrance }: Rider): number;
/** What the Zone's hazard costs somebody who meets it once there, in hit points, roughly; 0 where there is none. */
export declare function dangerOf(scene: ZonesScene, who: number, zone: number): number;
//# sourceMappingURL=reckoning.d.ts.map