import type { Transport } from '../connection.ts';
/** Connects over a WebSocket, as browsers and Node have it. The address holds no secret: that is in the hello. */
export declare const webSocket: (url: string) => Transport;
//# sourceMappingURL=web-socket.d.ts.map