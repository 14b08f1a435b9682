import { expect, test } from "vitest";
import { collectFeed } from "../../support/feeds/collect-feed.ts";
import { goodsOf, surveyOf } from "../../support/feeds/feed-goods.ts";

// Files as vendors' programs write them (settled.md 53), a few of each kind.

const woo = "ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Sale price,Categories,Images,Parent";
const shopify =
  "Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src";

test.each<[kind: string, file: string, read: string[]]>([
  // Forms of text.
  ["sep= and semicolons", "sep=;\r\nid;title;price\r\na;Cup;5,50 ETB\r\n", ["a: Cup, 5.5"]],
  ["a name of a column over two lines", 'id,title,"price\n(ETB)"\na,"Cup\nblue",5', ["a: Cup blue, 5"]],
  ["returns alone in quotes", 'id,title,description,price\ra,Cup,"x\ry",5 ETB\r', ['a: Cup, 5, "x\\ny"']],
  [
    "more cells at the end, in quotes too",
    'id,title,price\na,Cup,5 ETB,,\n"b","Pot","6 ETB",""\n',
    ["a: Cup, 5", "b: Pot, 6"],
  ],
  ["fewer cells", "id,title,price,brand,color\na,Cup,5 ETB\nb,Pot,6 ETB,Abay\n", ["a: Cup, 5", "b: Pot, 6, by Abay"]],
  ["a cell too many", "id,title,price\na,Cup, blue,5 ETB\n", ["line 2: columnCount"]],
  // Ids and letters as spreadsheets change them.
  ["ids as text", 'id,title,price\n"=""007""",Cup,5 ETB\n\'-1,Pot,6 ETB\n', ["007: Cup, 5", "-1: Pot, 6"]],
  [
    "rounded ids",
    "sku,title,price\n6,29104E+12,Cup\n6.29104e+12,Cup,5 ETB\n1E5,Pot,6 ETB",
    ["line 2: notPrice", "line 3: roundedId", "1E5: Pot, 6"],
  ],
  [
    "formulas",
    "id,title,price\na,=A1&B1,5 ETB\nb,Pot,=SUM(A1:A2)\nc,Cup,6 ETB",
    ["line 2: formula", "line 3: formula", "c: Cup, 6"],
  ],
  [
    "lost letters",
    "id,title,price\na,Cup ????,5 ETB\nb,????,6 ETB\nc,Who? Me,7 ETB",
    ["a: Cup ????, 5, !lostLetters", "line 3: noLetters", "c: Who? Me, 7"],
  ],
  // HTML.
  ["escaped twice", "id\ttitle\tprice\na\tBed &amp;amp; bath\t5 ETB", ["a: Bed & bath, 5"]],
  [
    "HTML as text",
    "id\ttitle\tdescription\tprice\na\tCup\t&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;lt; 3&lt;/p&gt;\t5 ETB",
    ['a: Cup, 5, "One\\n\\nTwo < 3"'],
  ],
  [
    "signs that are no HTML",
    "id\ttitle\tdescription\tprice\na\tCup <3\tif a<b & c>d <kilo>\t5 ETB",
    ['a: Cup <3, 5, "if a<b & c>d <kilo>"'],
  ],
  ["a style that is never closed", "id\ttitle\tdescription\tprice\na\tCup\tOne<style>p{}\t5 ETB", ['a: Cup, 5, "One"']],
  [
    "brands, options and categories",
    "id\ttitle\tbrand\tproduct_type\tprice\na\tCup\tA&amp;B\tHome &amp; Garden &gt; Pots\t5 ETB",
    ["a: Cup, 5, home > Pots, by A&B"],
  ],
  // Pictures.
  [
    "by commas and new lines",
    'id,title,price,images\na,Cup,5 ETB,"//pictures.invalid/1.jpg,https://pictures.invalid/2.jpg\nhttps://pictures.invalid/3.jpg"',
    ["a: Cup, 5, 1.jpg 2.jpg 3.jpg"],
  ],
  [
    "in columns of their own",
    "id,title,price,image_link,image 2,Photo3,image_link_4,image_link\na,Cup,5 ETB,https://pictures.invalid/1.jpg,https://pictures.invalid/2.jpg,https://pictures.invalid/3.jpg,,",
    ["a: Cup, 5, 1.jpg 2.jpg 3.jpg"],
  ],
  // Categories.
  [
    "a list of paths",
    'id;title;price;category\na;Cup;5 ETB;"Stuff > Things, Kitchen > Cups"',
    ["a: Cup, 5, home > Cups"],
  ],
  [
    "a comma in a path",
    "id\ttitle\tprice\tproduct_type\na\tCup\t5 ETB\tFood, Beverages & Tobacco > Tea",
    ["a: Cup, 5, agriculture > Tea"],
  ],
  [
    "a column of categories without paths",
    'id,title,price,categories\na,Cup,5 ETB,"New, Kitchen"\nb,Pot,5 ETB,"Food, Beverages & Tobacco > Tea"',
    ["a: Cup, 5, home > Kitchen", "b: Pot, 5, agriculture > Tea"],
  ],
  [
    "a column of what is below",
    "id,title,price,category,sub-category\na,Cup,5 ETB,Kitchen,Cups\nb,Pot,5 ETB,Kitchen,",
    ["a: Cup, 5, home > Cups", "b: Pot, 5, home > Kitchen"],
  ],
  [
    "an unknown department",
    "id,title,price,category\na,Cup,5 ETB,Stuff > Cups\nb,Pot,6 ETB,",
    ["a: Cup, 5, !placeUnknown", "b: Pot, 6"],
  ],
  // Sales.
  [
    "by columns of WooCommerce",
    "id,type,sku,name,regular price,sale price,date sale price starts,date sale price ends\na,simple,,Cup,5,4,2027-01-01 00:00:00,\nb,simple,,Pot,6,5,,2020-01-01",
    ["a: Cup, 5, sale 4 from 2026-12-31T21:00", "b: Pot, 6"],
  ],
  [
    "of one option, later",
    "id,title,price,sale_price,sale_price_effective_date,item_group_id,size\na,Cup,5 ETB,4 ETB,2027-01-01T00:00Z/2027-01-02T00:00Z,G,S\nb,Cup,5 ETB,,,G,L",
    ["group:G: Cup, 5, (S 5 then 4 from 2027-01-01T00:00 then 5 from 2027-01-02T00:00), (L 5)"],
  ],
  // Options.
  [
    "the same colour in other words",
    "id,title,price_etb,item_group_id,color,size\na,Cup,5,G,Off-White,S\nb,Cup,5,G,off white,L\nc,Cup,5,G,Grey,S\nd,Cup,5,G,gray,L",
    ["group:G: Cup, 5, (Off-White/S 5), (Off-White/L 5), (Grey/S 5), (Grey/L 5)"],
  ],
  // WooCommerce.
  [
    "a variation before its parent, by id",
    `${woo},Attribute 1 name,Attribute 1 value(s)\n8,variation,,Cup - S,1,1,,5,,,,id:7,Size,S\n7,variable,CUP,Cup,1,1,,,,Kitchen > Cups,https://pictures.invalid/1.jpg,,Size,"S, L"\n9,variation,,Cup - L,1,0,,6,,,,id:7,Size,L`,
    ["group:id:7: Cup, 5, home > Cups, 1.jpg, (S 5), (L 6 ×0)"],
  ],
  [
    "a parent that is not published",
    `${woo},Attribute 1 name,Attribute 1 value(s)\n7,variable,CUP,Cup,0,1,,,,,,,Size,"S, L"\n8,variation,,Cup - S,1,1,,5,,,,CUP,Size,S`,
    ["line 2: notPublished, none left", "line 3: parentRefused, none left"],
  ],
  [
    "a parent that is missing",
    `${woo},Attribute 1 name,Attribute 1 value(s)\n8,variation,,Cup - S,1,1,3,5,,,,CUP,Flavour,Mint\n9,variation,,Cup - L,1,1,4,5,,,,CUP,Flavour,Lime`,
    ["group:CUP: Cup - S, 5, (Flavour: Mint 5 ×3), (Flavour: Lime 5 ×4), !parentMissing"],
  ],
  [
    "sets and goods of others",
    `${woo}\n1,grouped,,Set,1,1,,,,,,\n2,external,,Other,1,1,,5,,,,\n3,variable,,Bare,1,1,,,,,,`,
    ["line 2: bundle", "line 3: soldElsewhere", "line 4: noOptions"],
  ],
  // Shopify.
  [
    "one without options, with pictures",
    `${shopify}\ncup,Cup,Abay,Title,Default Title,,5,,https://pictures.invalid/1.jpg\ncup,,,,,,,,https://pictures.invalid/2.jpg`,
    ["cup: Cup, 5, 1.jpg 2.jpg, by Abay"],
  ],
  [
    "options that are neither colour nor size",
    `${shopify}\ntea,Tea,Abay,Weight,100 g,T1,5,6,\ntea,,,,250 g,T2,10,,`,
    ["group:tea: Tea, 6, sale 5, by Abay, (Weight: 100 g 6), (Weight: 250 g 10)"],
  ],
  [
    "the names of newer exports",
    "Title,URL handle,Vendor,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL\nCup,cup,Abay,Active,C1,Color,Red,5,,2,https://pictures.invalid/1.jpg\n,cup,,,C2,,Blue,5,,3,",
    ["group:cup: Cup, 5, 1.jpg, by Abay, (Red 5 ×2), (Blue 5 ×3)"],
  ],
  // Stock in words (settled.md 53).
  [
    "none left, in any cell that tells of stock",
    [
      "id,title,price,availability,quantity,status",
      ...["Sold Out.,,", "temporarily out of stock,,", "0 in stock,,", "unavailable until May,,", "አልቋል።,,"],
      ...["agotado,,", ",sold out,", ",none,", "in stock,ያለቀ,", ",0 pcs,", ",-3,", ",,sold"],
    ]
      .map((cells, at) => (at === 0 ? cells : `s${at},Cup,5 ETB,${cells}`))
      .join("\n"),
    Array.from({ length: 12 }, (_, at) => `s${at + 1}: Cup, 5, ×0`),
  ],
  [
    "unsure: one at a time, with a warning",
    "id,title,price,availability,quantity\na,Cup,5 ETB,in 3 days,\nb,Pot,5 ETB,,N/A\nc,Pan,5 ETB,,5-10\nd,Jug,5 ETB,limited availability,",
    ["a: Cup, 5, !stockUnknown", "b: Pot, 5, !notUnits", "c: Pan, 5, !notUnits", "d: Jug, 5"],
  ],
  [
    "used in more words",
    "id,title,price,condition\na,Cup,5 ETB,Used - Good\nb,Pot,5 ETB,ex-demo\nc,Pan,5 ETB,New!\nd,Jug,5 ETB,unused",
    ["a: Cup, 5, used", "b: Pot, 5, used", "c: Pan, 5", "d: Jug, 5, !conditionUnknown"],
  ],
  // Others, by known names.
  [
    "names of a stock list",
    "Code,Item Name,Unit Price (ETB),On hand,Department,shipping(country:price),status\na,Cup,5,3,Kitchen,ET:0 ETB,1\nb,Pot,6,3,Kitchen,ET:50 ETB,0",
    ["a: Cup, 5, ×3, home > Kitchen, free", "b: Pot, 6, ×0, home > Kitchen"],
  ],
  [
    "PrestaShop",
    "Product ID;Active (0/1);Name;Categories (x,y,z...);Price tax included;Manufacturer;Quantity;Image URLs (x,y,z...)\n1;1;Cup;Stuff,Kitchen;5,50;Abay;3;https://pictures.invalid/1.jpg,https://pictures.invalid/2.jpg\n2;0;Pot;Kitchen;6;;1;",
    ["1: Cup, 5.5, ×3, home > Kitchen, 1.jpg 2.jpg, by Abay", "line 3: notPublished, none left"],
  ],
  [
    "Magento",
    "sku,attribute_set_code,product_type,categories,name,product_online,price,qty,is_in_stock\nM1,Default,simple,Default Category/Kitchen/Cups,Cup,1,5.0000,3.0000,1\nM2,Default,configurable,,Shirt,1,,0,1\nM3,Default,simple,,Pot,2,6,1,1",
    ["M1: Cup, 5, ×3, home > Cups", "line 3: bundle, none left", "line 4: notPublished, none left"],
  ],
  [
    "Magento's configurable products, whose options come before and after them",
    [
      "sku,attribute_set_code,product_type,categories,name,product_online,visibility,price,qty,is_in_stock,additional_attributes,configurable_variations",
      'H-S,Top,simple,Bags,Bag-S,1,Not Visible Individually,5,4,1,"color=Black,size=S",',
      'H,Top,configurable,Bags/Totes,Bag,1,"Catalog, Search",,0,1,material=Jute,"sku=H-S,size=S,color=Black|sku=H-L,size=L,color=Black|sku=H-M,size=M,color=Black"',
      'H-L,Top,simple,Bags,Bag-L,1,Not Visible Individually,6,0,0,"color=Black,size=L",',
      'H-M,Top,simple,Bags,Bag-M,1,Not Visible Individually,call,0,0,"color=Black,size=M",',
      "P,Top,simple,Bags,Part,1,Not Visible Individually,7,1,1,manufacturer=Abay,",
    ].join("\n"),
    [
      "line 5: notPrice, none left",
      "P: Part, 7, ×1, bags > Bags, by Abay",
      "group:H: Bag, 5, bags > Totes, (Black/S 5 ×4), (Black/L 6 ×0)",
    ],
  ],
  [
    "Magento's configurable product that is off sale",
    'sku,attribute_set_code,product_type,name,product_online,visibility,price,qty,is_in_stock,configurable_variations\nH-S,Top,simple,Bag-S,1,Not Visible Individually,5,4,1,\nH,Top,configurable,Bag,2,"Catalog, Search",,0,1,"sku=H-S,size=S"',
    ["line 3: notPublished, none left", "line 2: parentRefused, none left"],
  ],
  [
    "PrestaShop's older sample, with one name for both prices",
    "Product ID,Active (0/1),Name *,Price tax excluded or Price tax included,Unit price,Visibility\n1,1,Cup,5,9,both\n2,1,Pot,6,9,none",
    ["1: Cup, 5", "line 3: notPublished, none left"],
  ],
  [
    "PrestaShop's list of products",
    '"Product ID";"Image";"Name";"Reference";"Category";"Price (tax excl.)";"Price (tax incl.)";"Quantity";"Status";"Position"\n"1";"";"Cup";"R1";"Kitchen";"5.000000";"5.75";"3";"1";"0"\n"2";"";"Pot";"R2";"Kitchen";"6.000000";"6.90";"3";"0";"1"',
    ["1: Cup, 5.75, ×3, home > Kitchen", "line 3: notPublished, none left"],
  ],
  // XML.
  [
    "Atom",
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0"><entry><x:id>a</x:id><title>Cup</title><summary>Fine</summary><x:price>5 ETB</x:price><link href="https://shop.invalid/a"/></entry></feed>',
    ['a: Cup, 5, "Fine"'],
  ],
  [
    "RSS with letters of HTML",
    "<rss><channel><item><g:id>a</g:id><title>Caf&eacute; &amp;amp; bar</title><g:price>5 ETB</g:price><g:product_type>Stuff</g:product_type><g:product_type>Kitchen</g:product_type></item></channel></rss>",
    ["a: Café & bar, 5, home > Kitchen"],
  ],
  [
    "a product of another program",
    "<products><product><sku>a</sku><name>Cup</name><price_etb>5</price_etb><images><image>https://pictures.invalid/1.jpg</image><image>https://pictures.invalid/2.jpg</image></images></product><product><sku>b</sku><price_etb>6</price_etb></product></products>",
    ["a: Cup, 5, 1.jpg 2.jpg", "line 1: empty"],
  ],
])("%s", async (_, file, read) => {
  expect(await goodsOf(file)).toEqual(read);
});

const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const twoBytes = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

test.each<[kind: string, bytes: Uint8Array, read: string[]]>([
  ["UTF-16 without a mark", twoBytes("title,price\nጫማ,5 ETB", true), ["ጫማ, 5"]],
  ["UTF-16 of other machines", twoBytes("\ufefftitle,price\nጫማ,5 ETB", false), ["ጫማ, 5"]],
  [
    "XML in its own encoding",
    letters(
      '<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><item><title>Caf\u00e9</title><price>5 ETB</price></item></channel></rss>',
    ),
    ["Café, 5"],
  ],
])("%s", async (_, file, read) => {
  expect((await goodsOf(file)).map((line) => line.replace(/^title-\w+: /, ""))).toEqual(read);
});

test.each<[kind: string, file: string | Uint8Array, sentence: string]>([
  ["Windows-1252", letters("title,price\nCr\u00e8me,5 ETB\nCup,6 ETB"), 'save it again as "CSV UTF-8"'],
  [
    "Latin letters in XML without a name",
    letters("<rss><channel><item><title>Caf\u00e9</title><price>5 ETB</price></item></channel></rss>"),
    "UTF-8",
  ],
  ["JSON of rows", '\ufeff [ ["id"] ]', "This is JSON"],
  ["a web page", "<!DOCTYPE html><html><table>", "web page"],
  ["an old workbook", letters("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1"), "old Excel file"],
  [
    "entities",
    '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
    "DOCTYPE",
  ],
  [
    "XML that breaks off",
    "<rss><channel><item><title>Cup</title><price>5 ETB</price></item>\n<item><title>Pot",
    "broken in line 2",
  ],
  ["XML without prices", "<rss><channel><item><title>Cup</title></item></channel></rss>", 'no column "price"'],
  ["an element without end", `<rss><channel><item><title>${"x".repeat(5_000_000)}`, "more than 4000000 letters"],
  ["only a header", "id,title,price\n", "no products"],
])("%s is one sentence", async (_, file, sentence) => {
  await expect(surveyOf(file)).rejects.toThrow(sentence);
});

test("returns alone, whatever the portions in which a file arrives", async () => {
  for (const portion of [1, 2, 3, 15, 16, 17]) {
    const rows = await collectFeed(
      "id,title,price\ra,Cup,5 ETB\rb,Pot,6 ETB\r",
      { vendor: "V", now: 0, usdRate: 1 },
      portion,
    );
    expect(rows.map((row) => row.ok && row.draft.feedId)).toEqual(["a", "b"]);
  }
});

test("what was read: form, program, columns, and what nobody reads", async () => {
  const { form, program, read, unread, isBirr } = await surveyOf(`${shopify},Cost\ncup,Cup,,,,,5,,,`);
  expect({ form, program, unread, isBirr }).toEqual({
    form: "commas",
    program: "Shopify",
    unread: ["Cost"],
    isBirr: true,
  });
  expect(read.find(({ column }) => column === "brand")).toEqual({ column: "brand", name: "Vendor" });
});
