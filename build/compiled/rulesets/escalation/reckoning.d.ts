import type { EscalationScene } from './scene.ts';
/** Puts the clock to another round; who hit whom, and who readied what, counts only for the present one. */
export declare function setClock(scene: EscalationScene, round: number): void;
/** Special results in the rules' words. */
export declare const blowWord: (degree: number) => string;
//# sourceMappingURL=reckoning.d.ts.map