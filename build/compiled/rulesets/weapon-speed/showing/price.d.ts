import type { Command, Price } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** What a command costs; an ability says for itself which action it is. */
export declare function price(scene: WeaponSpeedScene, command: Command): Price;
//# sourceMappingURL=price.d.ts.map