import { CLOSES } from '@fray/protocol';
/**
 * Lets a house listen on a port: the other end connects with `overPort` of `@fray/client`, as often as it wants, and has the
 * seat of the pass, where one is given.
 */
export function listenOn(port, house, pass = null) {
    const doors = new Map();
    const enter = (on) => {
        const door = house.accept({
            send: (text) => port.postMessage({ on, text }),
            close(why, words) {
                doors.delete(on);
                port.postMessage({ on, closed: CLOSES[why].code, words });
            },
            waiting: 0,
        }, pass);
        doors.set(on, door);
        return door;
    };
    port.addEventListener('message', ({ data }) => {
        const parcel = data;
        const door = doors.get(parcel.on);
        if ('text' in parcel)
            (door ?? enter(parcel.on)).hear(parcel.text);
        else {
            doors.delete(parcel.on);
            door?.gone();
        }
    });
    port.start?.();
}
//# sourceMappingURL=port.js.map