import { CLOSES, closeOf } from '@fray/protocol/plain';
/** Connections of this program, so that a late word of one that is gone is not taken for another's. */
let connections = 0;
/**
 * Connects to a host behind a port, in a worker for example, which listens there with `listenOn` of `@fray/host`. Several may
 * connect over one port.
 */
export const overPort = (port) => ({
    open({ open, hear, closed }) {
        const on = ++connections;
        const take = ({ data }) => {
            const parcel = data;
            if (parcel.on !== on)
                return;
            if ('text' in parcel) {
                hear(parcel.text);
                return;
            }
            port.removeEventListener('message', take);
            closed(closeOf(parcel.closed).code, parcel.words);
        };
        port.addEventListener('message', take);
        port.start?.();
        void Promise.resolve().then(open);
        return {
            send: (text) => port.postMessage({ on, text }),
            close() {
                port.removeEventListener('message', take);
                port.postMessage({ on, closed: CLOSES.bye.code, words: '' });
            },
        };
    },
});
//# sourceMappingURL=port.js.map