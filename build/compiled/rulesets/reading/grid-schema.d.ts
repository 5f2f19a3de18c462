import * as z from 'zod';
/** A battlefield of squares as an encounter file has it. */
export declare const gridSchema: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
    size: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    origin: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    marks: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
    floor: z.ZodOptional<z.ZodInt>;
    text: z.ZodOptional<z.ZodString>;
    legend: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        combatant: z.ZodOptional<z.ZodString>;
        mark: z.ZodOptional<z.ZodString>;
        floor: z.ZodOptional<z.ZodInt>;
        wall: z.ZodOptional<z.ZodInt>;
        ground: z.ZodOptional<z.ZodEnum<{
            difficult: "difficult";
            impassable: "impassable";
            open: "open";
        }>>;
        dark: z.ZodOptional<z.ZodBoolean>;
        door: z.ZodOptional<z.ZodString>;
        open: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>>;
    floors: z.ZodOptional<z.ZodArray<z.ZodObject<{
        squares: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>;
        height: z.ZodInt;
    }, z.core.$strict>>>;
    difficult: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    impassable: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    dark: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    boxes: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
        holes: z.ZodOptional<z.ZodArray<z.ZodObject<{
            from: z.ZodTuple<[z.ZodInt, z.ZodInt, z.ZodInt], null>;
            to: z.ZodTuple<[z.ZodInt, z.ZodInt, z.ZodInt], null>;
        }, z.core.$strict>>>;
        door: z.ZodOptional<z.ZodString>;
        open: z.ZodOptional<z.ZodBoolean>;
        squares: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>;
        bottom: z.ZodOptional<z.ZodInt>;
        top: z.ZodInt;
    }, z.core.$strict>, z.ZodObject<{
        holes: z.ZodOptional<z.ZodArray<z.ZodObject<{
            from: z.ZodTuple<[z.ZodInt, z.ZodInt, z.ZodInt], null>;
            to: z.ZodTuple<[z.ZodInt, z.ZodInt, z.ZodInt], null>;
        }, z.core.$strict>>>;
        door: z.ZodOptional<z.ZodString>;
        open: z.ZodOptional<z.ZodBoolean>;
        from: z.ZodTuple<[z.ZodInt, z.ZodInt, z.ZodInt], null>;
        to: z.ZodTuple<[z.ZodInt, z.ZodInt, z.ZodInt], null>;
    }, z.core.$strict>]>>>;
    walls: z.ZodOptional<z.ZodArray<z.ZodObject<{
        from: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
        to: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
        height: z.ZodOptional<z.ZodInt>;
        bottom: z.ZodOptional<z.ZodInt>;
        top: z.ZodOptional<z.ZodInt>;
        kind: z.ZodOptional<z.ZodEnum<{
            "arrow-slit": "arrow-slit";
            "low-wall": "low-wall";
            wall: "wall";
            window: "window";
        }>>;
        openings: z.ZodOptional<z.ZodArray<z.ZodObject<{
            from: z.ZodInt;
            to: z.ZodInt;
            bottom: z.ZodInt;
            top: z.ZodInt;
        }, z.core.$strict>>>;
    }, z.core.$strict>>>;
    doors: z.ZodOptional<z.ZodArray<z.ZodObject<{
        from: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
        to: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
        height: z.ZodOptional<z.ZodInt>;
        bottom: z.ZodOptional<z.ZodInt>;
        top: z.ZodOptional<z.ZodInt>;
        name: z.ZodString;
        open: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>>;
    links: z.ZodOptional<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
    exits: z.ZodOptional<z.ZodUnion<readonly [z.ZodEnum<{
        edge: "edge";
        none: "none";
    }>, z.ZodArray<z.ZodString>]>>;
}, z.core.$strict>]>;
//# sourceMappingURL=grid-schema.d.ts.map