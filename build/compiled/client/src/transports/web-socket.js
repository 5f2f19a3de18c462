import { CLOSES } from '@fray/protocol/plain';
const world = globalThis;
/** Connects over a WebSocket, as browsers and Node have it. The address holds no secret: that is in the hello. */
export const webSocket = (url) => ({
    open({ open, hear, closed }) {
        const socket = new world.WebSocket(url);
        let isOpen = false;
        socket.onopen = () => {
            isOpen = true;
            open();
        };
        socket.onmessage = ({ data }) => {
            if (typeof data === 'string')
                hear(data);
        };
        socket.onclose = ({ code, reason }) => {
            isOpen = false;
            closed(code, reason);
        };
        return {
            send(text) {
                if (isOpen)
                    socket.send(text);
            },
            close: () => socket.close(CLOSES.bye.code),
        };
    },
});
//# sourceMappingURL=web-socket.js.map