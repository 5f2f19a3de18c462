import { CLOSES } from '@fray/protocol/plain';
/** Connects to a host in the same process. Messages go through as texts, each after the present work is done. */
export const inProcess = (house) => ({
    open({ open, hear, closed }) {
        let isOpen = true;
        const soon = (work) => void Promise.resolve().then(work);
        const end = (code, words) => {
            if (!isOpen)
                return;
            isOpen = false;
            soon(() => closed(code, words));
        };
        const host = house.accept({
            send: (text) => soon(() => {
                hear(text);
            }),
            close: (why, words) => end(CLOSES[why].code, words),
            waiting: 0,
        });
        soon(open);
        return {
            send(text) {
                if (isOpen)
                    soon(() => host.hear(text));
            },
            close() {
                if (!isOpen)
                    return;
                end(CLOSES.bye.code, '');
                soon(() => host.gone());
            },
        };
    },
});
//# sourceMappingURL=pair.js.map